import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf, whole } from '../field.ts'
import { Id } from '../page.ts'
import { Told } from './row.ts'
import { HolderType } from './structure.ts'

/** 股权节点. Somebody in the tree of who owns whom. */
export const OwnershipNode = z
  .object({
    key: z.string().describe('Names it in the links of this answer.'),
    name: z.string(),
    type: HolderType,
    companyId: Id.optional().describe('Where it is a company we know.'),
    level: z.int().describe('0 the company itself, 1 and up those above it by their nearest way, -1 what it holds.'),
  })
  .meta({ id: 'OwnershipNode' })
export type OwnershipNode = z.infer<typeof OwnershipNode>

/** 持股关系. One share. Links may close a circle: companies that own each other. */
export const OwnershipLink = z
  .object({
    from: z.string().describe('Who holds.'),
    to: z.string().describe('What is held.'),
    percent: z.string().describe('51.00%; empty where it is not published.'),
    isControl: z.boolean().describe('Part of the way by which the company is controlled.'),
  })
  .meta({ id: 'OwnershipLink' })
export type OwnershipLink = z.infer<typeof OwnershipLink>

/** 股权结构. Who stands behind a company, level by level, and what it holds itself. */
export const Ownership = z
  .object({
    nodes: z.array(OwnershipNode),
    links: z.array(OwnershipLink),
    controller: z
      .object({ key: z.string(), percent: z.string().describe('The product of the shares along the way.') })
      .optional()
      .describe('Who has the greatest share at the end of the way of majorities; absent where none has one.'),
    isWhole: z.boolean().describe('False where a list on the way could not be had, or more is cut off.'),
    ...Told.shape,
  })
  .meta({ id: 'Ownership' })
export type Ownership = z.infer<typeof Ownership>

export const tree = get('/tyc/services/ownership', 'Who owns a company over several levels, and what it owns.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业'), levels: whole('层数', 1, 4).default(4) }),
  output: Ownership,
  errors: ['NOT_FOUND', 'FAIL'],
})
