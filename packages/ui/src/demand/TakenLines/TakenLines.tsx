import { formatNumber } from '@xinpu/sdk/format'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { StatusTag, type WordedStatus } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './TakenLines.styles.ts'

/** What became of goods of a list on their way into the cart. */
export interface TakenLine {
  /** The lines of the list that need them. */
  rowNos: readonly number[]
  model: string
  /** The part that was chosen for them; missing where there is none. */
  partId?: number
  /** How it ended; `elsewhere`: whoever asks the least for them does not sell in the mall. */
  outcome: 'elsewhere' | 'raised' | 'refused' | 'short' | 'taken'
  asked: number
  /** Pieces that the cart holds because of this. */
  quantity: number
  /** Why it is other than asked; empty where it is not. */
  note: string
}

export interface TakenLinesProps {
  lines: readonly TakenLine[]
  /** Where a part is told of. */
  hrefOf: (line: TakenLine) => Href | undefined
  /** Pieces that nobody in the mall has, as lines: they can be asked for. */
  action?: React.ReactNode
}

/** What a list put into the cart: what is other than asked, line by line, and how much went in as it was. */
export function TakenLines({ lines, hrefOf, action }: TakenLinesProps) {
  const told = lines.filter(({ outcome, note }) => outcome !== 'taken' || note)
  const plain = lines.length - told.length

  return (
    <Section title="购物车" meta={metaOf(lines)} level={3}>
      {told.length > 0 && (
        <S.List aria-label="与清单不同的行">
          {told.map((line) => (
            <Line key={line.rowNos.join(' ')} line={line} href={hrefOf(line)} />
          ))}
        </S.List>
      )}
      {plain > 0 && (
        <S.Plain>
          {told.length > 0 ? '其余 ' : ''}
          {formatNumber(plain)} 种按清单的数量加购，没有变化。
        </S.Plain>
      )}
      {action && <S.Action>{action}</S.Action>}
    </Section>
  )
}

const metaOf = (lines: readonly TakenLine[]): string => {
  const inCart = lines.filter(({ quantity }) => quantity > 0).length
  return inCart === lines.length ? `${formatNumber(inCart)} 种` : `${formatNumber(lines.length)} 种里进了 ${inCart} 种`
}

function Line({ line, href }: { line: TakenLine; href: Href | undefined }) {
  const { rowNos, model, outcome, asked, quantity, note } = line
  const { word, ...look } = looks[outcome]
  return (
    <li>
      <S.What>
        {href === undefined ? (
          <PartNumber>{model}</PartNumber>
        ) : (
          <Link href={href}>
            <PartNumber>{model}</PartNumber>
          </Link>
        )}
        <S.Quiet>第 {rowNos.join('、')} 行</S.Quiet>
      </S.What>
      <S.Told>
        <StatusTag {...look}>{word}</StatusTag>
        <span>{note}</span>
      </S.Told>
      <S.Pieces>
        要 <b>{formatNumber(asked)}</b>，加购 <b>{formatNumber(quantity)}</b>
      </S.Pieces>
    </li>
  )
}

const looks: Record<TakenLine['outcome'], Omit<WordedStatus, 'children'> & { word: string }> = {
  taken: { tone: 'ok', shape: 'full', word: '已加购' },
  raised: { tone: 'info', shape: 'full', word: '数量已凑整' },
  short: { tone: 'warn', shape: 'half', word: '库存不足' },
  refused: { tone: 'danger', shape: 'ring', word: '没有加购' },
  elsewhere: { tone: 'neutral', shape: 'ring', word: '不在商城' },
}
