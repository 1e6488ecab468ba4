import { configure } from 'storybook/test';

// A busy machine may take longer than the second that is usual for what a story waits for.
configure({ asyncUtilTimeout: 20_000 });
