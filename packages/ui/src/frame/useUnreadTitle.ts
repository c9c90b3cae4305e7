import { useEffect } from 'react'

/** What stands before the title: ‘(3) ’. */
const before = /^\(\d+\+?\) /

/**
 * Says in the tab of the browser how much is unread: ‘(3) 消息 - 芯谱’, and with another icon if one is given. Pages go
 * on setting their titles; the count follows them. With 0, and afterwards, the tab is as it was.
 */
export function useUnreadTitle(count: number, unreadIcon?: string): void {
  useEffect(() => {
    if (count <= 0) return
    const mark = `(${count > most ? `${most}+` : count}) `
    const follow = () => {
      const title = document.title.replace(before, '')
      if (title !== '' && document.title !== mark + title) document.title = mark + title
    }
    const titles = new MutationObserver(follow)

    follow()
    titles.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      titles.disconnect()
      document.title = document.title.replace(before, '')
    }
  }, [count])

  const isUnread = count > 0
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
    if (!icon || !unreadIcon || !isUnread) return
    const plain = icon.href
    icon.href = unreadIcon

    return () => {
      icon.href = plain
    }
  }, [isUnread, unreadIcon])
}

const most = 99
