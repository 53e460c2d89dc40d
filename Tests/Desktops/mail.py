"""A mail program: the text is that of the draft it saved last."""

import html
import json
import mailbox
import os
import re
from contextlib import closing

from desktop import HOME
from editors import SavingEditor

PREFERENCES = {
    "mail.accountmanager.accounts": "account1,account2", "mail.accountmanager.defaultaccount": "account1",
    "mail.accountmanager.localfoldersserver": "server2",
    "mail.account.account1.server": "server1", "mail.account.account1.identities": "id1",
    "mail.server.server1.type": "pop3", "mail.server.server1.hostname": "localhost",
    "mail.server.server1.userName": "a", "mail.server.server1.login_at_startup": False,
    "mail.server.server1.check_new_mail": False,
    "mail.account.account2.server": "server2",
    "mail.server.server2.type": "none", "mail.server.server2.hostname": "Local Folders",
    "mail.server.server2.userName": "nobody",
    "mail.server.server2.directory-rel": "[ProfD]Mail/Local Folders",
    "mail.identity.id1.fullName": "A", "mail.identity.id1.useremail": "a@example.org",
    "mail.identity.id1.valid": True, "mail.identity.id1.smtpServer": "smtp1",
    "mail.smtpservers": "smtp1", "mail.smtp.defaultserver": "smtp1",
    "mail.smtpserver.smtp1.hostname": "localhost",
    "mail.identity.id1.draft_folder": "mailbox://nobody@Local%20Folders/Drafts",
    "mail.identity.id1.drafts_folder_picker_mode": "1",
    "mail.provider.suppress_dialog_on_startup": True, "mail.rights.version": 1,
    "app.donation.eoy.version.viewed": 999, "mailnews.start_page_override.mstone": "ignore",
    "mail.spellcheck.inline": False, "mailnews.start_page.enabled": False,
}


class Thunderbird(SavingEditor):
    """A message that is written in its editor of web pages."""

    SETTLE = 5
    FILES = {"mail/user.js": "".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())}

    def read(self, _field=0):
        path = os.path.join(HOME, "mail/Mail/Local Folders/Drafts")
        try:
            with closing(mailbox.mbox(path, create=False)) as drafts:
                page = drafts[max(drafts.keys())].get_payload(decode=True).decode()
        except (FileNotFoundError, mailbox.NoSuchMailboxError, ValueError):
            return ""
        text = html.unescape(re.sub("<head>.*</head>|<[^>]*>", "", page, flags=re.DOTALL))
        return text.replace("\xa0", " ").strip()
