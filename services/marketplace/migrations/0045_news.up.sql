-- The key that the market signs its pushes with (VAPID, RFC 8292): made once, since browsers subscribe to it. The private half is sealed with APP_SECRET.
create table push_keys (
  -- There is one.
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000002'),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  private_key bytea not null,
  created_at timestamptz not null
);

-- Where a browser wants to hear that there is news: one for each session, so that it ends with it.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id),
  session_id uuid not null unique references sessions (id) on delete cascade,
  -- Of the browser's push service. A browser that somebody else signs in with is theirs.
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  -- What a message to it is encrypted with (RFC 8291).
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- However a session is ended (signing out, another password, a closed account, a removed admin): its browser hears nothing more.
create function sessions_end_pushes() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end
$$;
create trigger sessions_end_pushes after update of revoked_at on sessions
  for each row when (new.revoked_at is not null) execute function sessions_end_pushes();

-- What became of orders and bookings, until the sender has notified of it: NOTIFY takes a lock of the whole database at the end of its transaction, which
-- those that move money have no time for.
create table live_events (
  id bigint primary key generated always as identity,
  message text not null check (length(message) <= 7900)
);
