/** Stands before a word that a label calls a name. */
export const nameMark = '\uE001'

/** Stands where a number to call was. */
export const numberMark = '\uE002'

/** Stands where the regions were. */
export const regionMark = '\uE003'

/** All of them, and what a text must not bring along. */
export const marks = /[\uE000-\uE00F]/g
