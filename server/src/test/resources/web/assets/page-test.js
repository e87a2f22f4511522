export const page = "for SafetyTest";
