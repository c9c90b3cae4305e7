import type { ProductLine } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { isProven, proofValidity } from '../proof.ts'
import * as S from './SoldLines.styles.ts'

export interface SoldLinesProps {
  /** The lines of a seller as everybody sees them, in its order. */
  lines: readonly ProductLine[]
  /** Where a brand is told about. */
  brandHref: (brandId: number) => Href
  /** The present moment: whether a proof holds. */
  now: Date
}

/** What a seller may sell: each brand with its kinds of parts, and the proof that is drawn beside it. */
export const SoldLines = ({ lines, brandHref, now }: SoldLinesProps) => (
  <S.Lines aria-label="产品线">
    {lines.map((line) => (
      <S.Line key={line.id}>
        <S.Brand>
          <Link href={brandHref(line.brandId)} tone="plain">
            {line.brandCn === line.brandName ? line.brandCn : `${line.brandCn} ${line.brandName}`}
          </Link>
          <S.Quiet>{line.categoryNames.join('、')}</S.Quiet>
        </S.Brand>
        <State line={line} now={now} />
        <Proof line={line} />
      </S.Line>
    ))}
  </S.Lines>
)

function State({ line, now }: { line: ProductLine; now: Date }) {
  if (line.certUrl === undefined)
    return (
      <StatusTag tone="neutral" shape="ring">
        独立分销
      </StatusTag>
    )
  const { state, days } = proofValidity(line, now)
  if (!isProven(line, now))
    return (
      <StatusTag tone="danger" shape="ring">
        授权已到期
      </StatusTag>
    )
  return state === 'soon' ? (
    <StatusTag tone="warn" shape="half">
      {days} 天后到期
    </StatusTag>
  ) : (
    <StatusTag tone="ok" shape="full">
      授权有效
    </StatusTag>
  )
}

const Proof = ({ line: { certUrl, certExpire, brandName } }: { line: ProductLine }) =>
  certUrl === undefined ? (
    <S.Quiet>没有证书</S.Quiet>
  ) : (
    <S.Proof>
      <Drawing />
      <span>
        <Link href={certUrl} target="_blank" aria-label={`查看证书：${brandName} 的授权`}>
          查看证书
        </Link>
        <S.Quiet>{certExpire ? `有效期至 ${certExpire}` : '长期有效'}</S.Quiet>
      </span>
    </S.Proof>
  )

/** A certificate, drawn small: paper, lines and a seal. */
const Drawing = () => (
  <S.Drawing viewBox="0 0 40 52" width="30" height="39" aria-hidden="true">
    <path d="M.5.5h39v51H.5z" />
    <path d="M5 5h30v42H5z" />
    <path d="M12 12h16M10 19h20M10 23h20M10 27h14" />
    <circle cx="28" cy="38" r="5" />
  </S.Drawing>
)
