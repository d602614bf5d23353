import { waitForRootElement } from './waitForRootElement';

/** Shows that the console could not start, without using any of its components. */
export function showStartError(title: string, lines: readonly string[]): void {
  const main = createElement('main', '');
  main.setAttribute('role', 'alert');
  main.className = 'first-main';
  const reload = createElement('button', 'Reload page');
  reload.addEventListener('click', () => location.reload());
  main.append(createElement('h1', title), ...lines.map((line) => createElement('p', line)), reload);
  void waitForRootElement().then((root) => root.replaceChildren(main));
}

function createElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
