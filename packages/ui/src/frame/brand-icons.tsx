/** Two bubbles: 微信. The icon set carries no brands. */
export const WeChatIcon = () => (
  <Drawing>
    <path d="M15.4 8.3C14.6 5.6 11.9 3.7 8.7 3.7 4.9 3.7 2 6.3 2 9.5c0 1.8.9 3.4 2.4 4.5L3.8 16.4l2.6-1.3c.7.2 1.5.3 2.3.3h.5" />
    <path d="M22 14.6c0-2.8-2.7-5-6.1-5s-6.1 2.2-6.1 5 2.7 5 6.1 5c.7 0 1.3-.1 1.9-.2l2.2 1.1-.5-2C21.1 17.6 22 16.2 22 14.6z" />
    <path d="M6.6 7.9v.01M10.8 7.9v.01M14 13.2v.01M17.9 13.2v.01" strokeWidth="2" />
  </Drawing>
)

/** A penguin: QQ. */
export const QqIcon = () => (
  <Drawing>
    <path d="M12 3c-3.2 0-5.3 2.4-5.3 5.4 0 .8-.1 1.5-.5 2.2-.9 1.5-2 3.4-1.7 4.9.2.9 1-.1 1.7-1 .2 1.1.7 2 1.4 2.8-.9.4-1.6 1-1.6 1.7 0 1.2 2 1.7 3.7 1.7.9 0 1.7-.2 2.3-.6.6.4 1.4.6 2.3.6 1.7 0 3.7-.5 3.7-1.7 0-.7-.7-1.3-1.6-1.7.7-.8 1.2-1.7 1.4-2.8.7.9 1.5 1.9 1.7 1 .3-1.5-.8-3.4-1.7-4.9-.4-.7-.5-1.4-.5-2.2C17.3 5.4 15.2 3 12 3z" />
    <path d="M10.3 7.6v1M13.7 7.6v1" />
    <path d="M9.6 11.6c1.4.9 3.4.9 4.8 0" />
  </Drawing>
)

const Drawing = ({ children }: { children: React.ReactNode }) => (
  <svg
    width={16}
    height={16}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {children}
  </svg>
)
