import type { chat } from '@xinpu/contract/message'
import type { Db } from '../core/database.ts'

/** Kinds of lines that are cards of something. */
export type CardKind = Exclude<chat.ImMsgType, 'text' | 'image' | 'file'>

/**
 * What a card of one kind is called, for lists and for who finds the thing gone. Undefined where it is not, or where one
 * of the readers may not see it: nobody sends what the other is then refused. The first reader is the one who sends.
 */
export type ImCard = (db: Db, id: number, readers: readonly number[]) => Promise<string | undefined>

/** Every kind, brought by the domain that has the thing. */
export type ImCards = Readonly<Record<CardKind, ImCard>>
