/** Shows the chat in an element. The returned function takes it away. */
export function mountChat(container: Element, channelId: string): () => void {
  const left = new AbortController();
  let isAdded = false;
  container.textContent = '';

  async function add(): Promise<void> {
    const response = await fetch('/virtual-stadium-token', {
      signal: left.signal,
    });
    if (!response.ok) throw new Error(`No token: status ${response.status}`);
    const jwt = await response.text();
    if (left.signal.aborted) return;
    SIR('addWidget', container, 'virtualStadium', {jwt, channelId});
    isAdded = true;
  }

  add().catch((error: unknown) => {
    if (left.signal.aborted) return;
    console.error(error);
    container.textContent = 'The chat is not available right now.';
  });

  return () => {
    left.abort();
    if (isAdded) SIR('removeWidget', container);
  };
}
