import { useNavigate } from '@tanstack/react-router'
import { ArticleSearch } from '@xinpu/ui/article'
import { zoneSearchPlace } from './places.ts'

/** One search over all kinds of the zone. */
export function ZoneSearchBox({ keywords }: { keywords?: string | undefined }) {
  const navigate = useNavigate()
  return (
    <ArticleSearch
      key={keywords}
      label="搜索专区"
      placeholder="一次搜方案、课程、资料、专栏"
      action="/prefecture/specialColumnSearch"
      {...(keywords !== undefined && { keywords })}
      onSearch={(words) => void navigate(zoneSearchPlace({ keywords: words }))}
    />
  )
}
