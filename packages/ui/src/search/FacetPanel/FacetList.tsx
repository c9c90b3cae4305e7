import { formatNumber } from '@xinpu/sdk/format'
import type { Facet } from '@xinpu/sdk/types'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './FacetPanel.styles.ts'

export interface FacetListProps {
  /** Where counts are not exact, there are at least as many. */
  facet: Pick<Facet, 'label' | 'values'> & Partial<Pick<Facet, 'exact'>>
  selected: readonly string[]
  hrefOf: (value: string, isOn: boolean) => Href
  /**
   * How many stand before 全部.
   *
   * @default 8
   */
  shown?: number
}

type Value = Facet['values'][number]

/** A longer list is looked through rather than read. */
const searchable = 12

/** One facet: its title, its values with counts, and the way to the rest of a long list. */
export function FacetList({ facet, selected, hrefOf, shown: most = 8 }: FacetListProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const values = facet.values.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
  const shown = isWhole
    ? values.filter((value) => value.label.toLowerCase().includes(sought.trim().toLowerCase()))
    : brief(values, selected, most)

  return (
    <S.Facet>
      <S.Head>
        <S.Title id={id}>{facet.label}</S.Title>
      </S.Head>
      {isWhole && values.length > searchable && (
        <S.Seek
          type="search"
          aria-label={`在${facet.label}中查找`}
          placeholder={`在 ${values.length} 个${facet.label}中查找`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <S.List aria-labelledby={id} $isLong={isWhole && values.length > searchable}>
        {shown.map((value) => (
          <ValueLink
            key={value.value}
            value={value}
            isOn={selected.includes(value.value)}
            isLeast={facet.exact === false}
            hrefOf={hrefOf}
          />
        ))}
      </S.List>
      {shown.length === 0 && <S.None as="output">没有“{sought}”</S.None>}
      {values.length > most && (
        <S.More
          aria-expanded={isWhole}
          onPress={() => {
            setWhole(!isWhole)
            setSought('')
          }}
        >
          {isWhole ? '收起' : `全部 ${values.length} 个${facet.label}`}
        </S.More>
      )}
    </S.Facet>
  )
}

/** The first few, and whatever is on beyond them. */
const brief = (values: readonly Value[], selected: readonly string[], most: number): Value[] =>
  values.filter((value, at) => at < most || selected.includes(value.value))

interface ValueLinkProps {
  value: Value
  isOn: boolean
  /** The count is the least there are. */
  isLeast: boolean
  hrefOf: FacetListProps['hrefOf']
}

const ValueLink = ({ value, isOn, isLeast, hrefOf }: ValueLinkProps) => (
  <li>
    <S.Value
      href={hrefOf(value.value, isOn)}
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      data-empty={value.count === 0 || undefined}
    >
      <S.Box aria-hidden data-on={isOn || undefined}>
        {isOn && <Check size={12} strokeWidth={2.5} />}
      </S.Box>
      <S.Name>{value.label}</S.Name>
      <S.Count>
        {formatNumber(value.count)}
        {isLeast && value.count > 0 && '+'}
      </S.Count>
    </S.Value>
  </li>
)
