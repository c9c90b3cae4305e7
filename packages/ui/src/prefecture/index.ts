export { EventCard, type EventCardProps } from './EventCard/EventCard.tsx'
