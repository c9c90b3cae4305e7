/** Measures of the drawn tree in pixels: a node has two lines for a name and one for its kind; wires bend 45° over 12. */
export const measure = { width: 136, height: 66, gap: 12, rise: 62, bend: 12, edge: 4 } as const
