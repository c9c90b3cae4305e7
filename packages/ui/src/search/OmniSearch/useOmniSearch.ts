import { useEffect, useId, useRef, useState } from 'react'
import type { BoxHint, OmniSearchProps } from './OmniSearch.tsx'

type Given = Pick<
  OmniSearchProps,
  'value' | 'onChange' | 'onSearch' | 'groups' | 'hrefOf' | 'history' | 'onForget' | 'onClearHistory' | 'isLoading'
>
export type OmniBox = ReturnType<typeof useOmniSearch>

/** The states of the box: open or shut, and which suggestion the keyboard stands on. */
export function useOmniSearch({ value, onChange, onSearch, groups = [], history = [], ...given }: Given) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  useSlash(inputRef)

  const isBlank = value.trim() === ''
  const shown = isBlank ? [] : groups.filter((group) => group.items.length > 0)
  const past = isBlank ? history : []
  const optionIds = [
    ...past.map((_, at) => pastId(id, at)),
    ...shown.flatMap((group) => group.items.map((hint) => hintId(id, hint))),
  ]
  const isOpen = isWanted && optionIds.length > 0
  const standing = isOpen ? (optionIds.find((option) => option === active) ?? null) : null

  const shut = () => {
    setWanted(false)
    setActive(null)
  }
  const search = (text: string) => {
    shut()
    if (text.trim() !== '') onSearch(text.trim())
  }
  const move = (by: 1 | -1) => {
    if (!isOpen) return setWanted(true)
    // One place more than options: the text itself lies between the last and the first.
    const places = [null, ...optionIds]
    setActive(places.at((places.indexOf(standing) + by) % places.length) ?? null)
  }
  const choose = () => standing !== null && document.getElementById(standing)?.click()

  const onKeyDown = (event: React.KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method, never to the form. Safari tells it by 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return event.key === 'Enter' && event.preventDefault()
    const act = keys[event.key]
    if (act === undefined || event.shiftKey || event.altKey) return
    if (act({ move, choose: () => standing !== null && (choose(), true), shut: () => isOpen && (shut(), true) }))
      event.preventDefault()
  }

  return {
    isOpen,
    shown,
    past,
    query: value,
    hrefOf: given.hrefOf,
    // The pressed button goes away with its word: the keyboard returns to the text.
    onForget:
      given.onForget &&
      ((text: string) => {
        given.onForget?.(text)
        inputRef.current?.focus()
      }),
    onClearHistory:
      given.onClearHistory &&
      (() => {
        given.onClearHistory?.()
        inputRef.current?.focus()
      }),
    leaveList: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') {
        inputRef.current?.focus()
        shut()
      }
    },
    status: statusOf(isWanted && !isBlank, given.isLoading, optionIds.length),
    listId: `${id}-list`,
    optionProps: (option: string) => ({ id: option, isActive: option === standing, onHover: () => setActive(option) }),
    hintId: (hint: BoxHint) => hintId(id, hint),
    pastId: (at: number) => pastId(id, at),
    take: (text: string) => {
      onChange(text)
      search(text)
    },
    shut,
    clear: () => {
      onChange('')
      inputRef.current?.focus()
    },
    submit: (event: React.FormEvent) => {
      event.preventDefault()
      search(value)
    },
    leave: (event: React.FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) shut()
    },
    inputProps: {
      ref: inputRef,
      value,
      onKeyDown,
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': standing ?? undefined,
      'aria-busy': given.isLoading || undefined,
      onFocus: () => setWanted(true),
      onClick: () => setWanted(true),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        setWanted(true)
        setActive(null)
        onChange(event.target.value)
      },
    } as const,
  }
}

interface Acts {
  move: (by: 1 | -1) => void
  choose: () => boolean
  shut: () => boolean
}

/** What a key does; true if the key is spent on it. */
const keys: Record<string, ((acts: Acts) => boolean) | undefined> = {
  ArrowDown: ({ move }) => (move(1), true),
  ArrowUp: ({ move }) => (move(-1), true),
  Enter: ({ choose }) => choose(),
  Escape: ({ shut }) => shut(),
}

const pastId = (id: string, at: number): string => `${id}-h${at}`
const hintId = (id: string, hint: BoxHint): string => `${id}-${hint.type}-${hint.id}`

const statusOf = (isAsked: boolean, isLoading: boolean | undefined, count: number): string => {
  if (!isAsked) return ''
  if (isLoading) return '正在查找联想'
  return count > 0 ? `${count} 条联想` : ''
}

/** `/` brings the keyboard to the box, unless one is typing somewhere or a dialog is open. */
function useSlash(inputRef: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (at?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      event.preventDefault()
      inputRef.current?.focus()
      inputRef.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [inputRef])
}
