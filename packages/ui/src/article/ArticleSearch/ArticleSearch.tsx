import { useState } from 'react'
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
  /** Where the form leads while no script runs. */
  action: string
  /** Looks for other words. */
  onSearch: (keywords: string) => void
}

/** The search of the news or the zone; a form of the browser where no script runs. */
export function ArticleSearch({ keywords = '', label = '搜索资讯', action, onSearch }: ArticleSearchProps) {
  const [text, setText] = useState(keywords)
  return (
    <form action={action} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={label}
        name="keywords"
        value={text}
        onChange={setText}
        onSearch={(words) => onSearch(words.trim())}
      />
    </form>
  )
}
