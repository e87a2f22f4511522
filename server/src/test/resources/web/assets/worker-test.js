export const worker = "for SafetyTest";
