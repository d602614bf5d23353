/** Says in plain words, without any of the console's own pieces, that it could not start. */

/** @param wrongKeys what is wrong with the configuration, a line each; null: the console's own code could not be loaded */
export function showStartFailure(root: HTMLElement, wrongKeys: string | null): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.className = 'first-main';
  const title = document.createElement('h1');
  title.textContent = wrongKeys === null ? 'The console could not be loaded' : 'The console is not set up correctly';
  const text = document.createElement('p');
  text.textContent =
    wrongKeys === null
      ? 'Check the connection, then load the page again.'
      : 'Whoever runs this console can put it right in config.json:';
  main.append(title, text);
  if (wrongKeys !== null) main.append(listOf(wrongKeys.split('\n')));
  else main.append(reloadButton());
  root.replaceChildren(main);
}

function listOf(lines: readonly string[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const line of lines) {
    const entry = document.createElement('li');
    entry.textContent = line;
    list.append(entry);
  }
  return list;
}

function reloadButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Load again';
  button.addEventListener('click', () => window.location.reload());
  return button;
}
