export async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text; // not JSON, such as the error page of a proxy
  }
}

/** Reads one JSON value per line and passes each to `onPart` as soon as its line is complete. */
export async function readLines(
  body: ReadableStream<Uint8Array>,
  onPart: (part: never) => void,
): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = body.getReader(); // some browsers cannot iterate over a stream
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // as: the server checks its replies against the contract
    for (const line of lines) onPart(JSON.parse(line) as never);
  }
}
