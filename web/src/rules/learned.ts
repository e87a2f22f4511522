// What bots have learned of the titles: a text each, fetched when a bot of the title first thinks.
const NETWORKS = import.meta.glob<string>('../../../games/*/learned/network.txt', { query: '?raw', import: 'default' });

/** Without it bots think with what the title itself advises, so that nobody waits for what cannot be had. */
export async function learned(game: string): Promise<string | undefined> {
  try {
    return await NETWORKS[`../../../games/${game}/learned/network.txt`]?.();
  } catch {
    return undefined;
  }
}
