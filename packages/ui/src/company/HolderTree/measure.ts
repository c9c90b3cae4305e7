/** Measures of the drawn tree in pixels: a node is 48 high, wires bend 45° over 12. */
export const measure = { width: 192, height: 48, gap: 24, rise: 68, bend: 12, edge: 4 } as const
