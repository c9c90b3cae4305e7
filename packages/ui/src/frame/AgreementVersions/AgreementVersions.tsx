import { fullDate, fullDay } from '@xinpu/sdk/format'
import { agreementStateLabels } from '@xinpu/sdk/labels'
import type { AgreementVersion } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './AgreementVersions.styles.ts'

export interface AgreementVersionsProps {
  /** All versions of a text, the newest first. */
  versions: readonly AgreementVersion[]
  /** The number of the one that is read. */
  current: number
  /** Where a version is read. */
  hrefOf: (version: AgreementVersion) => Href
}

/** The versions of a text, each with its time and what was other than before. */
export const AgreementVersions = ({ versions, current, hrefOf }: AgreementVersionsProps) => (
  <S.List>
    {versions.map((version) => (
      <li key={version.number}>
        {version.number === current ? (
          <b aria-current="page">第 {version.number} 版</b>
        ) : (
          <Link href={hrefOf(version)}>第 {version.number} 版</Link>
        )}
        <span>
          {agreementStateLabels[version.state]}，<Span version={version} />
        </span>
        {version.changes && <p>{version.changes}</p>}
      </li>
    ))}
  </S.List>
)

/** Which version a text is, and since when: 第 2 版，2026-12-01 起生效. */
export const AgreementEdition = ({ version }: { version: AgreementVersion }) => (
  <>
    第 {version.number} 版，{version.state === 'waiting' && '将于 '}
    <Span version={version} />
  </>
)

function Span({ version: { beginTime, endTime, state } }: { version: AgreementVersion }) {
  const isOver = state === 'past' && endTime !== undefined
  return <S.Figure>{isOver ? `${dayOf(beginTime)} 至 ${dayOf(endTime)} 有效` : `${dayOf(beginTime)} 起生效`}</S.Figure>
}

/** A day, or a day and a time where it does not begin at midnight. */
function dayOf(moment: string): string {
  const at = new Date(moment)
  return fullDate(at).endsWith('00:00') ? fullDay(at) : fullDate(at)
}
