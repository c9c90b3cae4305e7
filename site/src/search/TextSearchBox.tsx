import { useNavigate } from '@tanstack/react-router'
import { OmniSearch } from '@xinpu/ui/search'
import { useState } from 'react'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { withSearch } from './history.ts'
import { searchPlace, fulltextPlace } from './places.ts'
import { noHistory, searchHistory } from './search-history.ts'

/** The box that looks inside datasheets; what was searched anywhere is offered again. */
export function TextSearchBox({ text }: { text: string }) {
  const place = usePlace()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const history = useLocal(searchHistory, noHistory).map(({ name }) => name)

  function search(words: string) {
    const asked = words.trim()
    if (asked === '') return
    searchHistory.write(withSearch(history, asked).map((name) => ({ name })))
    void navigate(fulltextPlace(asked))
  }

  return (
    <OmniSearch
      scene="spec"
      value={typed}
      onChange={setTyped}
      onSearch={search}
      hrefOf={({ name }) => place(searchPlace(name))}
      history={history}
      onForget={(gone) => searchHistory.write(history.filter((name) => name !== gone).map((name) => ({ name })))}
      onClearHistory={() => searchHistory.clear()}
      action={place({ to: '/datasheet' })}
      name="q"
    />
  )
}
