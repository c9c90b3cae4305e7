import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '@xinpu/ui/primitives'

interface KeywordFilterProps {
  /** What is looked for: 型号. */
  label: string
  placeholder: string
  keywords: string | undefined
  /** Where the list with other words is. */
  hrefOf: (keywords: string | undefined) => string
}

/** Narrows a list of the user centre by words, in its address. */
export function KeywordFilter({ label, placeholder, keywords, hrefOf }: KeywordFilterProps) {
  const navigate = useNavigate()
  return (
    <FilterBar
      schema={[{ kind: 'text', name: 'keywords', label, placeholder }]}
      value={{ keywords }}
      onChange={(value) => void navigate({ href: hrefOf(String(value.keywords ?? '') || undefined) })}
    />
  )
}
