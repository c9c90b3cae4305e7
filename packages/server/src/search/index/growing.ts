type Numbers = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** A typed array that grows while it is filled. */
export interface Growing<T extends Numbers> {
  readonly length: number
  push: (value: number) => void
  /** Takes in a run of bytes or numbers. */
  append: (values: T) => void
  at: (place: number) => number
  /** Forgets what stands behind so many. */
  shorten: (to: number) => void
  /** Begins anew, in the same room. */
  clear: () => void
  /** What was put in so far, with spare room behind it; good until the next push. */
  readonly values: T
  /** What was put in, without the spare room. */
  taken: () => T
}

const start = 1024

/** An empty array of a kind. */
export function growing<T extends Numbers>(Kind: new (length: number) => T): Growing<T> {
  let values = new Kind(start)
  let length = 0

  const makeRoom = (count: number) => {
    if (length + count <= values.length) return
    const wider = new Kind(Math.max(values.length * 2, length + count))
    wider.set(values)
    values = wider
  }

  return {
    get length() {
      return length
    },
    get values() {
      return values
    },
    push(value) {
      makeRoom(1)
      values[length] = value
      length += 1
    },
    append(more) {
      makeRoom(more.length)
      values.set(more, length)
      length += more.length
    },
    at: (place) => values[place] ?? 0,
    shorten: (to) => void (length = Math.min(length, to)),
    clear: () => void (length = 0),
    taken: () => values.slice(0, length) as T,
  }
}
