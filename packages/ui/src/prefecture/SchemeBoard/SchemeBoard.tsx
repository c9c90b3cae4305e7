import { formatNumber } from '@xinpu/sdk/format'
import type { SchemeDetail, SchemePart } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './SchemeBoard.styles.ts'

export interface SchemeBoardProps {
  scheme: SchemeDetail
  /** Where a line leads whose part the catalogue has. */
  partHref: (part: SchemePart & { modelId: number }) => Href
  /** How many sets are built. */
  sets: number
  onSets: (sets: number) => void
  /** What can be done with the list of parts: ‘整套配单’, ‘下载’. */
  actions?: React.ReactNode
  /** What is told below the drawing and its summary. */
  children?: React.ReactNode
}

/** A circuit: designators in the drawing and lines of the list of parts point at each other. */
export function SchemeBoard({ scheme, partHref, sets, onSets, actions, children }: SchemeBoardProps) {
  const [lit, setLit] = useState<number>()
  const pieces = scheme.parts.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <S.Root>
      <div>
        <Drawing scheme={scheme} lit={lit} onLit={setLit} />
        <Facts facts={scheme.facts} />
        <S.Words>
          <S.Summary>{scheme.summary}</S.Summary>
          {children}
        </S.Words>
      </div>
      <Section title="物料" meta={`${scheme.parts.length} 行 ${formatNumber(pieces)} 颗`}>
        <S.Head>
          <NumberField
            label="套数"
            size="sm"
            value={sets}
            min={1}
            max={1_000_000}
            step={1}
            onChange={(next) => {
              if (next) onSets(next)
            }}
          />
        </S.Head>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">位号</th>
              <th scope="col">型号</th>
              <th scope="col">用量</th>
            </tr>
          </thead>
          <tbody>
            {scheme.parts.map((part, at) => (
              <S.Line
                key={part.designator}
                $isLit={lit === at}
                onMouseEnter={() => setLit(at)}
                onMouseLeave={() => setLit(undefined)}
                onFocus={() => setLit(at)}
                onBlur={() => setLit(undefined)}
              >
                <td>{part.designator}</td>
                <td>
                  <Part part={part} partHref={partHref} />
                  <S.Quiet>{[part.brandCn, part.note].filter(Boolean).join('　')}</S.Quiet>
                </td>
                <td>{formatNumber(part.quantity * sets)}</td>
              </S.Line>
            ))}
          </tbody>
        </S.Table>
        {actions && <S.Ways>{actions}</S.Ways>}
      </Section>
    </S.Root>
  )
}

function Part({ part, partHref }: { part: SchemePart } & Pick<SchemeBoardProps, 'partHref'>) {
  const { model, modelId } = part
  if (modelId === undefined) return <PartNumber>{model}</PartNumber>
  return (
    <Link tone="part" href={partHref({ ...part, modelId })}>
      <PartNumber>{model}</PartNumber>
    </Link>
  )
}

interface DrawingProps {
  scheme: SchemeDetail
  lit: number | undefined
  onLit: (at: number | undefined) => void
}

/** The drawing with a patch over each designator, which lights up with its line. */
const Drawing = ({ scheme, lit, onLit }: DrawingProps) => (
  <S.Sheet>
    <S.Scroll tabIndex={0} role="group" aria-label="电路图，可横向滚动">
      <S.Paper>
        <img src={scheme.imgUrl} alt={`${scheme.name} 原理图`} width={720} height={320} />
        {scheme.parts.flatMap(({ marks }, at) =>
          marks.map(({ x, y, width, height }) => (
            <S.Mark
              key={`${at} ${x} ${y}`}
              $isLit={lit === at}
              style={{ left: per(x), top: per(y), width: per(width), height: per(height) }}
              onMouseEnter={() => onLit(at)}
              onMouseLeave={() => onLit(undefined)}
            />
          )),
        )}
      </S.Paper>
    </S.Scroll>
    <S.Note>
      <span>停在位号或行上，两边一起亮</span>
      <Link href={scheme.imgUrl}>打开 SVG</Link>
    </S.Note>
  </S.Sheet>
)

const per = (share: number): string => `${share * 100}%`

function Facts({ facts }: Pick<SchemeDetail, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <S.Facts aria-label="算值">
      {facts.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </S.Facts>
  )
}
