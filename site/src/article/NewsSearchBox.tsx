import { useNavigate } from '@tanstack/react-router'
import { SearchField } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { newsSearchPlace } from './places.ts'

/** The search of the news; a form of the browser where no script runs. */
export function NewsSearchBox({ keywords = '' }: { keywords?: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(keywords)
  return (
    <form action="/news/search" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label="搜索资讯"
        name="keywords"
        value={text}
        onChange={setText}
        onSearch={(words) => void navigate(newsSearchPlace({ keywords: words.trim() || undefined }))}
      />
    </form>
  )
}
