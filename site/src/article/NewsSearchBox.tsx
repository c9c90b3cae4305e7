import { useNavigate } from '@tanstack/react-router'
import { ArticleSearch } from '@xinpu/ui/article'
import { newsSearchPlace } from './places.ts'

/** The search of the news. */
export function NewsSearchBox({ keywords = '' }: { keywords?: string }) {
  const navigate = useNavigate()
  return (
    <ArticleSearch
      keywords={keywords}
      action="/news/search"
      onSearch={(words) => void navigate(newsSearchPlace({ keywords: words || undefined }))}
    />
  )
}
