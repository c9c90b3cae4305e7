import type { NavItem } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { OpensIn } from '../nav-config.ts'
import type { NavList } from '../SiteHeader/nav-lists.ts'
import type { NavCustomDialogProps } from './NavCustomDialog.tsx'
import { draftFrom, navigationFrom, type DraftSite } from './nav-draft.ts'

const blank: NavItem = { name: '', url: '' }

export type NavDraftState = ReturnType<typeof useNavDraft>

/** The lists while they are changed: nothing is kept before 保存, closing forgets it. */
export function useNavDraft(props: NavCustomDialogProps) {
  const [draft, setDraft] = useState(() => draftFrom(props.value))
  const [opensIn, setOpensIn] = useState<OpensIn>(props.opensIn ?? 'newTab')
  const [list, setList] = useState<NavList>(props.list ?? 'common')
  const [typed, setTyped] = useState(blank)
  const [isReset, setIsReset] = useState(false)
  const [said, setSaid] = useState('')
  const [added, setAdded] = useState(0)

  /** A name alone, or an address alone, is enough: nothing is checked. */
  const isTyped = typed.name.trim() !== '' || typed.url.trim() !== ''
  const withTyped = isTyped ? { ...draft, [list]: [...draft[list], line(`new-${added}`, typed)] } : draft

  const change = (lines: readonly DraftSite[], word: string) => {
    setDraft({ ...draft, [list]: lines })
    setIsReset(false)
    setSaid(word)
  }
  const add = () => {
    setDraft(withTyped)
    setTyped(blank)
    setAdded(added + 1)
    setIsReset(false)
    if (isTyped) setSaid(`已添加“${nameOf(typed)}”`)
  }

  return {
    draft,
    list,
    opensIn,
    typed,
    said,
    change,
    add,
    turnTo: (next: NavList) => {
      setList(next)
      setTyped(blank)
    },
    type: setTyped,
    openIn: (next: OpensIn) => {
      setOpensIn(next)
      setIsReset(false)
    },
    /** Opened again: as it is kept. */
    restart: () => {
      setDraft(draftFrom(props.value))
      setOpensIn(props.opensIn ?? 'newTab')
      setList(props.list ?? 'common')
      setTyped(blank)
      setIsReset(false)
      setSaid('')
    },
    /** The lists of the site; kept with 保存, like any other change. */
    reset: () => {
      setDraft(draftFrom(props.defaults))
      setOpensIn('newTab')
      setTyped(blank)
      setIsReset(true)
      setSaid('已恢复默认，保存后生效')
    },
    /** What stands in the row for a new site is meant to be kept, too. */
    save: () => {
      if (isReset && !isTyped) props.onReset()
      else props.onSave(navigationFrom(withTyped), opensIn)
      props.onOpenChange(false)
    },
  }
}

const line = (id: string, { name, url, image }: NavItem): DraftSite => ({
  id,
  site: { name: name.trim() || url.trim(), url, ...(image && { image }) },
  isRemoved: false,
})

export const nameOf = ({ name, url }: NavItem): string => name.trim() || url.trim()
