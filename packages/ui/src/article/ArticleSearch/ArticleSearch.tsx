import { useState } from 'react'
import { styled } from 'styled-components'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'

export interface ArticleSearchProps {
  /**
   * What is looked for now.
   *
   * @default ''
   */
  keywords?: string
  /**
   * What the field asks for.
   *
   * @default '搜索资讯'
   */
  label?: string
  /**
   * What can be looked for, in the empty field; what it asks for where nothing else is said.
   */
  placeholder?: string
  /** Where the form leads while no script runs. */
  action: string
  /** Looks for other words. */
  onSearch: (keywords: string) => void
}

/** The search of the news or the zone; a form of the browser where no script runs. */
export function ArticleSearch({
  keywords = '',
  label = '搜索资讯',
  placeholder = label,
  action,
  onSearch,
}: ArticleSearchProps) {
  const [text, setText] = useState(keywords)
  return (
    <Search action={action} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={label}
        name="keywords"
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onSearch={(words) => onSearch(words.trim())}
      />
    </Search>
  )
}

/** As wide as what is typed into it, not as the page. */
const Search = styled.form`
  max-width: 760px;
`
