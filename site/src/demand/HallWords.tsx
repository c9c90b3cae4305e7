import { useQuery } from '@tanstack/react-query'
import { HotWords } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { hallWords } from './hall-words.ts'

interface HallWordsProps {
  /** Where the list is narrowed to a word. */
  hrefOf: (word: string) => string
}

/** What others look for; without an answer the list stands without it. */
export function HallWords({ hrefOf }: HallWordsProps) {
  const { data: words = [] } = useQuery(hallWords(useCall()))
  return <HotWords words={words} hrefOf={({ name }) => hrefOf(name)} />
}
