import { useState } from 'react'
import { styled } from 'styled-components'
import { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField.tsx'
import { LinkTabs, type LinkTabsProps } from '../primitives/Tabs/LinkTabs.tsx'
import { media, token } from '../theme/index.ts'

/** What a list that is searched is told of its words. */
export interface Searched {
  /** The words the list was searched for. */
  keywords: string
  /** Other words are searched for. */
  onSearch: (keywords: string) => void
}

interface SearchedListProps extends Searched {
  /** The states that the list is narrowed to. */
  states: LinkTabsProps
  field: Pick<SearchFieldProps, 'label' | 'maxLength' | 'placeholder'>
  children: React.ReactNode
}

/** A list of the desk under what narrows it: a state, and words. */
export function SearchedList({ states, field, keywords, onSearch, children }: SearchedListProps) {
  const [words, setWords] = useState(keywords)

  return (
    <Root>
      <Tools>
        <LinkTabs {...states} />
        <SearchField {...field} value={words} onChange={setWords} onSearch={(text) => onSearch(text.trim())} />
      </Tools>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: ${token('space', 3)} ${token('space', 6)};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
