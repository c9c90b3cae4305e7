import { createContext, useContext } from 'react'

/** Opens the feedback dialog, after a login where one is due. The shell provides it. */
export const FeedbackContext = createContext<() => void>(() => {})
export const useFeedback = () => useContext(FeedbackContext)
