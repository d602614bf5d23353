/** Shows that the console could not start, without using any of its components. */

/** @param wrongKeys the configuration errors, one per line; null: the console's own code could not be loaded */
export function showStartError(root: HTMLElement, wrongKeys: string | null): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.className = 'first-main';
  const title = document.createElement('h1');
  title.textContent = wrongKeys === null ? 'This page couldn’t be loaded' : 'There’s a problem with the configuration';
  const text = document.createElement('p');
  text.textContent =
    wrongKeys === null
      ? 'Check your connection and reload the page.'
      : 'An administrator needs to fix these settings in config.json:';
  main.append(title, text);
  if (wrongKeys !== null) main.append(getList(wrongKeys.split('\n')));
  else main.append(reloadButton());
  root.replaceChildren(main);
}

function getList(lines: readonly string[]): HTMLUListElement {
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
  button.textContent = 'Reload page';
  button.addEventListener('click', () => window.location.reload());
  return button;
}
