/** Returns a topic as it is shown: 'Literacy' for `literacy`. */
export const topicLabel = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1)
