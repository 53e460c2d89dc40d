# complete.zsh SHELL LINE FOLDER: types LINE and Tab into an interactive bash, zsh or fish, and prints
# the resulting line. FOLDER gets the shell's startup file. All shells are started by zsh, which
# can create terminals.
zmodload zsh/zpty
export TERM=dumb ZDOTDIR=$3 HISTFILE=
ime-cli --generate-completion-script $1 >$3/_ime-cli || exit

# Each is ready when it shows its prompt, and shows its line after Control+T.
case $1 in
  bash)
    print -r "source $3/_ime-cli; show() { echo \"<\$READLINE_LINE>\"; }
      bind -x '\"\\C-t\": show'; PS1=ready" >$3/.bashrc
    shell="bash --rcfile $3/.bashrc -i"
    ;;
  zsh)
    print -r "fpath=($3 \$fpath); autoload -Uz compinit; compinit -u -D
      show() { print -r -- \"<\$BUFFER>\" }; zle -N show; bindkey '^T' show; PS1=ready" >$3/.zshrc
    shell="zsh --no-global-rcs -i"
    ;;
  fish)
    print -r "source $3/_ime-cli; function fish_prompt; echo -n ready; end
      bind \\ct 'echo \"<\"(commandline)\">\"'" >$3/fish
    shell="fish --no-config -i -C 'source $3/fish'"
    ;;
esac
zpty shell $shell
zpty -r shell output '*ready*'
zpty -w -n shell "$2"$'\t\x14'
zpty -r shell output '*<ime-cli*>*'
print -r -- ${${output##*<}%%>*}
zpty -d shell
