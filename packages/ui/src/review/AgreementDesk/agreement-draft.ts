import { agreementSaveRules, faultsIn } from '@xinpu/sdk/rules'
import type { AgreementDetail, AgreementKind, AgreementSection } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** What is sent of a draft. */
export interface AgreementTold {
  /** Absent for a new one. */
  id?: number
  kind: AgreementKind
  content: string
  changes: string
  /** Of the draft that was read; 0 for a new one. */
  revision: number
}

/** What the server would refuse of a draft, in its words. A text after the first says what is other than before. */
export const draftFaults = (
  { content, changes }: Pick<AgreementTold, 'content' | 'changes'>,
  before: AgreementDetail | undefined,
): FieldFault[] =>
  faultsIn(
    agreementSaveRules,
    { content, changes },
    {
      content: content === '' ? '请输入正文' : undefined,
      changes: before && changes.trim() === '' ? '请写明这一版改了什么' : undefined,
    },
  )

/** The words of a text, a line each, to be compared with others. */
export const linesOf = (sections: readonly AgreementSection[]): string =>
  sections.flatMap(({ title, html }) => [title, ...wordsOf(html)]).join('\n')

const wordsOf = (html: string): string[] =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr|blockquote)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x3C|lt);/g, '<')
    .replaceAll(/&(?:#x26|amp);/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
