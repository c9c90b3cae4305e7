/** An error is laid out as an empty region is: both stand where content will be. */
export { Actions, Drawing, Root, Title, Why } from '../EmptyState/EmptyState.styles.ts'
