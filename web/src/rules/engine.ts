// The compiled rules and bots, in whichever form this browser can run.
import { hasWebAssemblyGc } from './gc';

/** What the compiled module exports. */
export type Engine = typeof import('@compiled/js/loggia.mjs');

export type EngineKind = 'webassembly' | 'javascript';

/**
 * WebAssembly where the browser can, else JavaScript, which plays the same games more slowly. A
 * browser that promises WebAssembly and then cannot load it gets JavaScript as well.
 */
export async function loadEngine(
  wanted: EngineKind | undefined,
): Promise<{ kind: EngineKind; engine: Engine }> {
  if (wanted !== 'javascript' && hasWebAssemblyGc()) {
    try {
      return { kind: 'webassembly', engine: await loadWebAssembly() };
    } catch (error) {
      if (wanted === 'webassembly') throw error;
    }
  }
  return { kind: 'javascript', engine: await import('@compiled/js/loggia.mjs') };
}

async function loadWebAssembly(): Promise<Engine> {
  const [{ load }, { default: wasm }] = await Promise.all([
    import('@compiled/wasm/loader.mjs'),
    import('@compiled/wasm/loggia.wasm?url'),
  ]);
  return (await load(new URL(wasm, location.href).href)).exports;
}
