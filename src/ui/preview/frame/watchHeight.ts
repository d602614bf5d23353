/** Tells how high the content of a document is, whenever that changes. @returns what looks at once */
export function watchHeight(page: Document, onHeight: (height: number) => void): () => void {
  const { body, documentElement } = page;
  let told = -1;
  const tell = () => {
    // The element of the document is as high as its content, where no style says otherwise; what is placed freely may reach beyond.
    const height = Math.ceil(
      Math.max(documentElement.getBoundingClientRect().height, body.offsetTop + body.scrollHeight),
    );
    if (height !== told) onHeight(height);
    told = height;
  };
  const observer = new ResizeObserver(tell);
  observer.observe(documentElement);
  observer.observe(body);
  return tell;
}
