type Command = readonly unknown[];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface Ga4 {
  viewed(pattern: string): void;
  /** Stops measuring and removes stored data. */
  stop(): void;
}

const removeCookies = (): void => {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((each) => each === '_ga' || each.startsWith('_ga_'))) {
    document.cookie = `${name}=; Max-Age=0; path=/`;
    document.cookie = `${name}=; Max-Age=0; path=/; domain=.${window.location.hostname}`;
  }
};

/**
 * Loads gtag. Call only after consent. Every hit contains the route pattern and the site's title: by default, gtag
 * sends the address and the document's title. (In the property, "page changes based on browser history" must be off.)
 */
export const loadGa4 = (id: string, siteTitle: string): Ga4 => {
  const layer = (window.dataLayer ??= []);
  // gtag recognises a command because it is an `arguments` object; an array is ignored.
  const gtag: (...command: Command) => void = function () {
    layer.push(arguments);
  };
  const disabled = `ga-disable-${id}`;
  Reflect.set(window, disabled, false);
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('set', { page_location: window.location.origin, page_title: siteTitle, page_referrer: '' });
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return {
    viewed(pattern) {
      const page = {
        page_location: window.location.origin + pattern,
        page_path: pattern,
        page_title: siteTitle,
        page_referrer: '',
      };
      gtag('set', page);
      gtag('event', 'page_view', { ...page, send_to: id });
    },
    stop() {
      Reflect.set(window, disabled, true);
      removeCookies();
    },
  };
};
