/** A module with one struct type: valid only where WebAssembly has garbage collection. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

export function hasWebAssemblyGc(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT);
}
