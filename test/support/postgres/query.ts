import pg from 'pg';

/** Sends statements over a connection of its own. Returns the rows of the last one. */
export async function queryOnce(
  url: string,
  ...statements: readonly string[]
): Promise<Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // connect() throws the failure as well
  try {
    await client.connect();
    let rows: Readonly<Record<string, unknown>>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
