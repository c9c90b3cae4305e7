import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many lines are filled in one frame: the fewest, which a slow machine does in time, and all that come into sight. */
const fewest = 2
const most = 32
/** A frame that came in time, and one that is late; milliseconds. */
const inTime = 20
const late = 34

/** Whose turn it is to be filled: a jump brings thirty lines into sight at once, and the page must go on moving. */
export class Turns {
  #isOn = false
  #isAsked = false
  #isResting = false
  #perFrame = fewest
  #last: number | undefined
  #waiting = new Map<() => void, boolean>()

  /** From now on lines wait; those that come with the page are filled with it. */
  begin(): void {
    this.#isOn = true
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /**
   * Lines in sight come before those around them.
   *
   * @returns takes the line back.
   */
  wait(fill: () => void, isInSight: boolean): () => void {
    this.#waiting.set(fill, isInSight)
    if (isInSight) this.#ask()
    else this.#rest()
    return () => void this.#waiting.delete(fill)
  }

  #ask(): void {
    if (!this.#isAsked) requestAnimationFrame((now) => this.#turn(now))
    this.#isAsked = true
  }

  /** Lines out of sight are filled when the page has nothing else to do: a key that brings the next one does not wait for it. */
  #rest(): void {
    if (this.#isResting) return
    this.#isResting = true
    whenIdle(() => {
      this.#isResting = false
      if (this.#waiting.size > 0) this.#ask()
    })
  }

  #turn(now: number): void {
    this.#isAsked = false
    this.#adapt(now)
    const inSight = [...this.#waiting].sort(([, a], [, b]) => Number(b) - Number(a))
    const next = inSight.slice(0, this.#perFrame).map(([fill]) => fill)
    for (const fill of next) this.#waiting.delete(fill)
    // Within this frame: later, and the page would be laid out once for rooms and once for what stands in them.
    flushSync(() => next.forEach((fill) => fill()))
    this.#last = next.length > 0 ? now : undefined
    // One frame more than there are lines: it tells how long the last ones took.
    if (this.#last !== undefined) this.#ask()
  }

  /** As many at once as this machine does in time. */
  #adapt(now: number): void {
    const spent = this.#last === undefined ? undefined : now - this.#last
    if (spent === undefined) return
    if (spent < inTime) this.#perFrame = Math.min(most, this.#perFrame * 2)
    else if (spent > late) this.#perFrame = Math.max(fewest, this.#perFrame / 2)
  }
}

/** Safari has no such call. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 200 }) : setTimeout(act, 50)

/** Whether a line is filled yet; one that is wanted does not wait. */
export function useTurn(turns: Turns, isInSight: boolean, isWanted: boolean): boolean {
  const [isFilled, setFilled] = useState(!turns.isOn)
  const fill = useEffectEvent(() => setFilled(true))
  const waits = !isFilled && !isWanted
  useEffect(() => (waits ? turns.wait(() => fill(), isInSight) : undefined), [turns, waits, isInSight])
  return isFilled || isWanted
}
