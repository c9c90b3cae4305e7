import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { atRest, whenIdle } from '../../primitives/OnDemand/at-rest.ts'

/** How many lines are filled in one frame: the fewest, which a slow machine does in time, and all that come into sight. */
const fewest = 1
const most = 32
/** Who fills no more than these in a frame is slow, and does one thing in each. */
const few = 4
/** What a screen takes for one frame, milliseconds. */
const screen = 16

/** Whose turn it is to be filled: a jump brings thirty lines into sight at once, and the page must go on moving. */
export class Turns {
  #isOn = false
  #isAsked = false
  #isResting = false
  /** How many lines out of sight may come: the page has nothing else to do. */
  #spare = 0
  /** Whether this frame has something to do already. */
  #isBusy = false
  #perFrame = fewest
  #inSight = { first: 0, last: Infinity }
  #waiting = new Map<() => void, number>()

  /** From now on lines wait, for the frame of a key too; those that come with the page are filled with it. */
  begin(): () => void {
    this.#isOn = true
    const putOff = () => {
      this.#isBusy = true
      if (this.#waiting.size > 0 && this.#waitingInSight().length === 0) whenIdle(() => this.#prepare(1))
    }
    addEventListener('keydown', putOff, { capture: true })
    return () => removeEventListener('keydown', putOff, { capture: true })
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Which lines are in sight: they come before those around them. */
  see(first = 0, last = Infinity): void {
    this.#inSight = { first, last }
    this.#goOn()
  }

  /**
   * Fills a line when its turn comes.
   *
   * @param index - Where it stands in the list.
   * @returns takes the line back.
   */
  wait(fill: () => void, index: number): () => void {
    this.#waiting.set(fill, index)
    // Rooms are made in one frame and filled from the next on.
    this.#isBusy = true
    this.#goOn()
    return () => void this.#waiting.delete(fill)
  }

  #goOn(): void {
    if (this.#waiting.size === 0) return
    if (this.#waitingInSight().length > 0) this.#ask()
    else this.#rest()
  }

  #ask(): void {
    if (!this.#isAsked) requestAnimationFrame((now) => this.#turn(now))
    this.#isAsked = true
  }

  /**
   * Lines out of sight are filled when the page has nothing else to do: a key that brings the next one does not wait for
   * it. Who walks on without a rest gets one after each key.
   */
  #rest(): void {
    if (this.#isResting) return
    this.#isResting = true
    atRest(() => {
      this.#isResting = false
      this.#prepare(most)
    })
  }

  #prepare(lines: number): void {
    this.#isBusy = false
    this.#spare = lines
    this.#ask()
  }

  #turn(now: number): void {
    this.#isAsked = false
    const next = this.#isPutOff() ? [] : this.#next()
    this.#spare = 0
    for (const fill of next) this.#waiting.delete(fill)
    // Within this frame: later, and the page would be laid out once for rooms and once for what stands in them.
    if (next.length > 0) flushSync(() => next.forEach((fill) => fill()))
    if (next.length > 0) behindFrame(() => this.#adapt(performance.now() - now, next.length))
    this.#goOn()
  }

  #next(): (() => void)[] {
    const inSight = this.#waitingInSight()
    const next = inSight.length > 0 ? inSight : [...this.#waiting.keys()].slice(0, this.#spare)
    return next.slice(0, this.#perFrame)
  }

  #waitingInSight(): (() => void)[] {
    const { first, last } = this.#inSight
    return [...this.#waiting].filter(([, index]) => index >= first && index <= last).map(([fill]) => fill)
  }

  /** Whether this turn is left to what the frame has to do already; the next one is not, unless there is more. */
  #isPutOff(): boolean {
    const isPutOff = this.#isBusy && this.#perFrame <= few
    this.#isBusy = false
    return isPutOff
  }

  /** As many at once as this machine draws within a frame. */
  #adapt(spent: number, lines: number): void {
    if (spent > screen)
      this.#perFrame = Math.max(fewest, Math.min(this.#perFrame, Math.floor((lines * screen) / spent)))
    else if ((spent * (lines + 1)) / lines < screen)
      this.#perFrame = Math.min(most, Math.max(this.#perFrame, lines + 1))
  }
}

/** Does something once the frame at hand is drawn: a message comes right behind it, where a timer would wait for others. */
function behindFrame(act: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', act, { once: true })
  port1.start()
  port2.postMessage(undefined)
}

/** Whether a line is filled yet; one that is wanted does not wait. */
export function useTurn(turns: Turns, index: number, isWanted: boolean): boolean {
  const [isFilled, setFilled] = useState(!turns.isOn)
  const waits = !isFilled && !isWanted
  useEffect(() => (waits ? turns.wait(() => setFilled(true), index) : undefined), [turns, waits, index])
  return isFilled || isWanted
}
