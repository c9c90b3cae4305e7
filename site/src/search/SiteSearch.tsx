// chunk: search
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { QueryChip, SearchHint } from '@xinpu/sdk/types'
import { OmniSearch, type BoxHint, type HintGroup } from '@xinpu/ui/search'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { suggestions } from '../datasheet/queries.ts'
import { withSearch } from './history.ts'
import { searchPlace } from './places.ts'
import { noHistory, searchHistory } from './search-history.ts'

/** A pause in typing that is long enough to ask. */
const pause = 40

export interface SiteSearchProps {
  value: string
  onChange: (value: string) => void
  /** @default 'md' */
  size?: 'lg' | 'md'
}

/** The search box of the site: it suggests, remembers, and goes to the results. */
export function SiteSearch({ value, onChange, size }: SiteSearchProps) {
  const call = useCall()
  const navigate = useNavigate()
  const place = usePlace()
  const asked = useDebounced(value.trim().slice(0, 200), pause)
  const [isTouched, setTouched] = useState(false)
  const { data, isFetching } = useQuery({
    ...suggestions(call, asked),
    enabled: isTouched && asked !== '' && asked === value.trim().slice(0, 200),
  })
  const history = useLocal(searchHistory, noHistory)

  function search(text: string) {
    const words = text.trim()
    if (words === '') return
    searchHistory.write(
      withSearch(
        history.map(({ name }) => name),
        words,
      ).map((name) => ({ name })),
    )
    void navigate(searchPlace(words))
  }

  return (
    <OmniSearch
      value={value}
      onChange={(text) => {
        setTouched(true)
        onChange(text)
      }}
      onSearch={search}
      size={size}
      groups={asked === '' ? [] : groupsOf(data?.data ?? [])}
      isLoading={isFetching}
      hrefOf={(hint) => place(placeOfHint(hint))}
      history={history.map(({ name }) => name)}
      onForget={(text) => searchHistory.write(history.filter(({ name }) => name !== text))}
      onClearHistory={() => searchHistory.clear()}
      action={place({ to: '/datasheet' })}
      name="q"
    />
  )
}

const titles: Record<SearchHint['type'], string> = { model: '型号', brand: '品牌', category: '分类' }

const groupsOf = (hints: SearchHint[]): HintGroup[] =>
  (['model', 'brand', 'category'] as const)
    .map((type) => ({ title: titles[type], items: hints.filter((hint) => hint.type === type) }))
    .filter(({ items }) => items.length > 0)

const placeOfHint = (hint: BoxHint) =>
  hint.type === 'model' ? partPlace({ id: hint.id, model: hint.name }) : searchPlace(hint.name)

/** The same over a page that does not follow what is typed: a key draws the box alone, and not its page. */
export function PageSearch({ text = '' }: { text?: string }) {
  const [typed, setTyped] = useState(text)
  return <SiteSearch value={typed} onChange={setTyped} />
}

/** A query without one of its words. */
export const withoutWord = (text: string, { start, word }: Pick<QueryChip, 'start' | 'word'>): string =>
  `${text.slice(0, start)}${text.slice(start + word.length)}`.replaceAll(/\s+/g, ' ').trim()
