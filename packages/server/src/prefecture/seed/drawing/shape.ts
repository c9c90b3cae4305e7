/** A stroke or a filled figure, as the path of an SVG. */
interface Stroke {
  kind: 'path'
  d: string
  fill?: boolean
  /** Of a block, drawn a little stronger. */
  strong?: boolean
}

/** A word; `y` is its base line. */
export interface Word {
  kind: 'text'
  text: string
  x: number
  y: number
  align: 'end' | 'middle' | 'start'
  bold?: boolean
}

export type Shape = Stroke | Word

/** Where something stands, in the drawing's own units. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A circuit on paper, and where each designator stands. */
export interface Drawing {
  width: number
  height: number
  shapes: Shape[]
  marks: Map<string, Place>
}

/** The size of the words. */
export const letter = 13
