/** Numbers that look drawn, and are the same for the same seed: what was broken in a run is broken in the next. */
export interface Dice {
  /** From 0 on, below 1. */
  draw: () => number
  /** A whole number from 0 on, below `count`. */
  below: (count: number) => number
  /** One of some. */
  of: <T>(all: readonly [T, ...T[]]) => T
  /** Milliseconds between two. */
  between: (least: number, most: number) => number
}

/** Mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(draw() * count)
  return {
    draw,
    below,
    of: (all) => all[below(all.length)] ?? all[0],
    between: (least, most) => least + draw() * (most - least),
  }
}
