import type { QueryChip } from '@xinpu/sdk/types'
import { SearchStrip } from '@xinpu/ui/layout'
import { QueryChips } from '@xinpu/ui/search'
import { useState } from 'react'
import { usePlace } from '../app/use-place.ts'
import { searchPlace } from './places.ts'
import { SiteSearch, withoutWord } from './SiteSearch.tsx'

export interface ResultsSearchProps {
  /** What was searched. */
  text: string
  /** How it was read, and what of it could not be. */
  chips: QueryChip[]
  dropped: string[]
}

/** The search box over the results, with what was read from it; while one types, the results stay as they are. */
export function ResultsSearch({ text, chips, dropped }: ResultsSearchProps) {
  const place = usePlace()
  const [typed, setTyped] = useState(text)

  return (
    <SearchStrip
      search={<SiteSearch value={typed} onChange={setTyped} />}
      chips={
        <QueryChips
          chips={chips}
          dropped={dropped}
          hrefWithout={(chip) =>
            place(withoutWord(text, chip) === '' ? { to: '/datasheet' } : searchPlace(withoutWord(text, chip)))
          }
        />
      }
    />
  )
}
