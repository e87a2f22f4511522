// What Maven compiles into browser/target; see org.loggia.browser.Exports.
declare module '@compiled/js/loggia.mjs' {
  export function answer(request: string): string;
  export function digest(title: string, variant: number, seed: number, games: number): string;
  export function tour(title: string, variant: number, seed: number): string;
  export function bots(title: string, variant: number, seed: number, iterations: number): string;
  export function playouts(title: string, variant: number, seed: number, games: number): number;
}

declare module '@compiled/wasm/loader.mjs' {
  export function load(wasm: string): Promise<{ exports: typeof import('@compiled/js/loggia.mjs') }>;
}
