// A soft knock on wood when it is your turn, made by the browser itself.
let audio: AudioContext | undefined;

export function knock(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(320, start);
  tone.frequency.exponentialRampToValueAtTime(140, start + 0.12);
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.2);
}
